import type { PromiseWording } from "../wording";

/** Vietnamese: what texts promise about withdrawing, refusing and purposes. */
export const viPromises: PromiseWording = {
  revoking: `
    rút; thu hồi; hủy … đồng ý`,
  burdening: `
    (bằng|qua|gửi|bởi) … … (thư|bưu điện|email|thư điện tử|điện thoại|fax|văn bản|đơn|thư bảo đảm); (văn bản|bưu
    điện|thư tay|thư bảo đảm|gọi điện|điện thoại|viết thư|gửi thư|gửi email|liên hệ|đến trực tiếp); (phí|lệ
    phí|chi phí|chứng minh|căn cước|lý do|tài khoản|bản sao); (không thể|không được|không còn) … (rút|thu
    hồi|hủy); (chỉ|sớm nhất) … … (sau|ngày|tháng); trong … ngày (làm việc)*`,
  easing: `
    liên kết; nút; biểu tượng; cài đặt; chân trang; tại đây; nhấp; bấm; cửa sổ; dễ dàng như; cuối trang; trang này;
    không (cần|phải|mất) (lý do|phí|nêu); miễn phí; cũng;
    (bất cứ lúc nào|bất kỳ lúc nào)`,
  interest: `
    lợi ích (hợp pháp|chính đáng|hợp lý)`,
  imposing: `
    không thể … (từ chối|tắt|vô hiệu|phản đối); (kể cả|ngay cả) khi (không có|chưa có|không) … đồng ý`,
  disclaiming: `
    (không bao giờ|không|chưa bao giờ) … … … (dựa|lợi ích|viện dẫn|căn cứ); chỉ … … … đồng ý`,
  preselecting: `
    (ô|các ô|công tắc|tùy chọn|mục đích|hạng mục|mọi thứ) … … … (đã|sẵn|mặc định|trước|từ đầu) … (chọn|đánh
    dấu|bật|kích hoạt|tích)*; (đã|được) (chọn|đánh dấu|bật|tích) sẵn; (mặc định) … (bật|chọn|đánh dấu)`,
  required: `
    cần thiết; bắt buộc; thiết yếu; kỹ thuật`,
  vague: `
    (mục đích|lý do|việc|nhu cầu) (khác|khác nhau|tương tự); (các|nhiều) mục đích (khác|khác nhau); (nhu cầu|mục
    đích) (kinh doanh|nội bộ|thương mại)`,
  pleasing: `
    (cải thiện|nâng cao|tốt hơn|tối ưu|tốt nhất|tuyệt vời|hoàn hảo) … … (trải nghiệm|trang|dịch vụ|lượt truy cập);
    trải nghiệm`,
  concrete: `
    đo; đếm; phân tích; thống kê; ngôn ngữ; khu vực; tiền tệ; video; trò chuyện; bản đồ; ghi nhớ; nhớ; đăng nhập;
    giỏ; yêu thích; phông; giao diện; cài đặt; trình phát; bình luận; mạng xã hội; biểu mẫu; tìm kiếm; cửa hàng;
    vị trí; thời tiết; lưu`,
  rewarding: `
    (trúng|quà|thưởng|giảm giá|phiếu|điểm|miễn phí|tiết kiệm|rút thăm)`,
};
